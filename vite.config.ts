/** How the browser's and the server's code are built. The server's entry is the web server itself. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { target: 'node22', sourcemap: true, rolldownOptions: { input: './app/server.ts' } } },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**', '**/.react-router/**'] } },
});
