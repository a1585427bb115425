// Planted: a feature that imports a surface. The check must refuse it.
import { wire } from '../../surfaces/hiring/wire.ts';

export const job = wire;
