import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/schema.d.ts', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', '*.config.ts', 'tools/*.mjs'],
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 16,
        },
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['**/*.js', '**/*.mjs', '*.config.ts'], ...ts.configs.disableTypeChecked, languageOptions: { globals: globals.node } },
  {
    rules: {
      'no-undef': 'off', // the compiler knows
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off', // for another router
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check sees warnings that this one does not
      'svelte/no-useless-mustaches': 'off', // they keep gaps between words
      'svelte/prefer-svelte-reactivity': 'off', // what changes is replaced, or concerns nobody
    },
  },
  {
    // In templates the parser does not know the types of what snippets and callbacks are given; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Shared parts know games only through the registry and the interface.
    files: ['src/shell/**', 'src/lobby/**', 'src/rules/**', 'src/table/**', 'src/*'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '/games/[^/]+/', message: 'Shared parts name no game.' }] }],
    },
  },
);
