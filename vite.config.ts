/** How the browser's and the server's code are built. The server's entry is the web server itself. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: isSsrBuild ? 'node22' : 'baseline-widely-available',
    sourcemap: isSsrBuild === true,
    ...(isSsrBuild ? { rolldownOptions: { input: './app/server.ts' } } : {}),
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**', '**/.react-router/**'] } },
}));
