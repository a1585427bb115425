import { useState } from 'react';
import { useOrganization } from './use-organization.ts';

/** Whether an invitation is mailed: as the organization does it until somebody chooses; never without a mail server. */
export function useMailTick(usually?: boolean): { mail: boolean; setMail(mail: boolean): void } {
  const { mail: here } = useOrganization();
  const [chosen, setMail] = useState<boolean | null>(null);
  const mail = here?.sent === true && (chosen ?? usually ?? here.invitations);
  return { mail, setMail };
}
