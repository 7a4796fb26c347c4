import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/forum/400.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/buttons.css';
import './ui/page.css';
import './ui/form.css';
import './ui/notice.css';
import { App } from './app/App.tsx';
import { followShape } from './ui/shape.ts';

followShape();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
