/** Where an S3-compatible store is. */
export type S3Location = {
  bucket: string;
  /** Put before every key; empty, or ends with `/`. */
  prefix: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  /** Null: from the environment of the SDK. */
  region: string | null;
  pathStyle: boolean;
};
