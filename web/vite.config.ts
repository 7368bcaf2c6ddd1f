import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './tools/offline.mjs';
import { sharedParts, chunkName, fontLicences, icons, words } from './tools/plugins.mjs';

export default defineConfig({
  plugins: [icons(), words(), svelte(), fontLicences(), offline()],
  build: {
    outDir: '../src/stonehall/server/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true, // tests read what every page downloads
    assetsInlineLimit: 0, // the content security policy allows no data addresses for scripts and fonts
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        entryFileNames: (entry) => (entry.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'), // it has the whole house in its scope
        chunkFileNames: chunkName,
        manualChunks: sharedParts,
        onlyExplicitManualChunks: true,
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // tests run the client's half of Svelte
  server: {
    fs: { allow: ['..'] }, // the catalogues lie beside the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
