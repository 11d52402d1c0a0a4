/** The screens. All but the first are loaded when somebody goes there. */

import type { Component } from 'svelte';
import Home from '../screens/Home.svelte';
import type { Route } from './router';
import { loadTexts } from './texts';

/** A screen gets what its route says as properties, so each has its own type. */
type Screen = Component<any>;

export const screens: Record<Route['screen'], () => Promise<Screen>> = {
  home: async () => Home,
  setup: async () => (await import('../screens/Setup.svelte')).default,
  table: async () => (await import('../screens/Table.svelte')).default,
  join: async () => {
    await loadTexts('join');
    return (await import('../screens/Join.svelte')).default;
  },
  replay: async () => (await import('../screens/Replay.svelte')).default,
  rules: async () => (await import('../screens/Rules.svelte')).default,
  tutorial: async () => (await import('../screens/Tutorial.svelte')).default,
  lobby: async () => {
    await loadTexts('lobby');
    return (await import('../screens/Lobby.svelte')).default;
  },
  about: async () => (await import('../screens/About.svelte')).default,
  lost: async () => (await import('../screens/Lost.svelte')).default,
};
