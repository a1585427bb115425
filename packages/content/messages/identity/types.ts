/** Written by `npm run content -- types`: the messages of the page, and the slots of each. */
export type English = {
  readonly contact: '{contact}';
  readonly privacy: '';
};
