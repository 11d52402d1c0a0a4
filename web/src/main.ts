import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { whenForgetful } from './lib/device';
import { learn, say } from './lib/texts';
import { notify } from './parts/toasts.svelte';

// Without words there is nothing to show; if they cannot be loaded the page still says what it can.
await learn('page').catch(() => {});
whenForgetful(() => notify(say('device-forgetful'), 'bad'));
mount(App, { target: document.getElementById('app')! });
