import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { whenForgetful } from './lib/device';
import { loadTexts, say } from './lib/texts';
import { notify } from './parts/toasts.svelte';

/** How long the page waits before it tries again from the start. */
const PAUSE = 2000;

// Without words there is nothing to show.
await loadTexts('page').catch(() => new Promise(() => setTimeout(() => location.reload(), PAUSE)));
whenForgetful(() => notify(say('device-forgetful'), 'bad'));
mount(App, { target: document.getElementById('app')! });
