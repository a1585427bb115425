import { type Action, may } from '@colloquy/contract/console';
import { createContext, use } from 'react';
import type { ReplyOf } from '../core/api.ts';

/** The organization of the address, and who reads it. */
export type Here = ReplyOf<'getMe'> & { may(action: Action): boolean };

export const OrganizationContext = createContext<Here | null>(null);

export function useOrganization(): Here {
  const here = use(OrganizationContext);
  if (here === null) throw new Error('no organization around this part');
  return here;
}

export function hereOf(me: ReplyOf<'getMe'>): Here {
  return { ...me, may: (action) => may(me.role, action) };
}
