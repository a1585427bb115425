import { serveCalls } from '../../workers/serve-calls.ts';
import { type Table, type TableFormat, tableFile } from '../table-file.ts';

serveCalls({ table: ({ table, format }: { table: Table; format: TableFormat }) => tableFile(table, format) });
