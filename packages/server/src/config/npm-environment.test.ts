import { expect, test } from 'vitest';
import { npmEnvironment } from './npm-environment.ts';

test('npm gets its own settings, the way out and the certificates, and nothing else', () => {
  const needed = {
    PATH: '/usr/bin',
    HOME: '/home/someone',
    TMPDIR: '/tmp',
    npm_config_registry: 'https://packages.example/npm/',
    NPM_CONFIG_USERCONFIG: '/etc/npmrc',
    'npm_config_//packages.example/npm/:_authToken': 'of the registry',
    NPM_TOKEN: 'of the registry',
    https_proxy: 'http://proxy.example:3128',
    HTTP_PROXY: 'http://proxy.example:3128',
    no_proxy: 'localhost',
    NODE_EXTRA_CA_CERTS: '/etc/company.pem',
  };
  const others = {
    COLLOQUY_SECRET_KEY: 'secret',
    COLLOQUY_ADMIN_SECRET: 'secret',
    COLLOQUY_SPEECH_KEY: 'secret',
    DATABASE_URL: 'postgres://user:secret@localhost/db',
    AWS_SECRET_ACCESS_KEY: 'secret',
    NODE_OPTIONS: '--require=./other.js',
    npm_package_name: 'colloquy',
    npm_lifecycle_event: 'start',
  };
  expect(npmEnvironment({ ...others, ...needed, EMPTY: undefined })).toEqual(needed);
});
