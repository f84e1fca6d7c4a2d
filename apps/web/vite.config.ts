import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Nothing inline: the page's content security policy allows only files of this origin.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022', sourcemap: false },
});
