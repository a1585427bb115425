// Planted: work on language that reads a file. The check must refuse it.
import { readFileSync } from 'node:fs';

export const planted = readFileSync('/dev/null', 'utf8');
