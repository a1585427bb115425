import type { Issue } from '@colloquy/contract/shared';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/crypto/digest.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';

/** `sha-256=:<base64>:` (RFC 9530). */
const DIGEST = /^sha-256=:([A-Za-z0-9+/]{43}=):$/;

/** @throws {InvalidRequestError} unless the body is what its sender hashed */
export function requireWhole(request: FastifyRequest, bytes: Buffer): void {
  const refuse = (path: string[], code: Issue['code'], message: string): never => {
    throw new InvalidRequestError([{ code, path, message }]);
  };
  if (bytes.length === 0) refuse([], 'too_small', 'the body is empty');
  const told = DIGEST.exec(singleHeader(request, 'content-digest') ?? '')?.[1];
  if (told === undefined) refuse(['content-digest'], 'invalid_format', 'must be sha-256=:<base64>: of the body');
  if (told !== sha256(bytes).toString('base64'))
    refuse(['content-digest'], 'invalid_value', 'is not the digest of the body');
}
