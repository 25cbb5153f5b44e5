import { loadApp } from './app/load-app.ts';

const { mount } = await loadApp();
void mount();
