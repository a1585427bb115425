import type { ConsoleEndpointName } from '@colloquy/contract/console';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError, Input, ReplyOf } from '../core/api.ts';
import { saveFile } from '../core/save-file.ts';
import { usePage } from './page-context.ts';
import { useOrganization } from './use-organization.ts';

/** A call that changes something of the organization; what is shown of it is then read again. */
export function useWrite<Name extends ConsoleEndpointName>(name: Name, onDone?: (reply: ReplyOf<Name>) => void) {
  const { call } = usePage();
  const { organization } = useOrganization();
  const client = useQueryClient();
  return useMutation<ReplyOf<Name>, ApiError, Input>({
    mutationFn: (input) => call(name, { ...input, params: { organization: organization.id, ...input.params } }),
    onSuccess: async (reply) => {
      onDone?.(reply);
      await client.invalidateQueries({ queryKey: [organization.id] });
    },
  });
}

/** A call whose reply is a file: the browser saves it under a name. */
export function useFileWrite(name: 'exportPerson', fileName: string) {
  return useWrite(name, (file) => saveFile(file as unknown as Blob, fileName));
}
