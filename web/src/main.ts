import { mount } from './app/mount.tsx';

void mount();
