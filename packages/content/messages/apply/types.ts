/** Written by `npm run content -- types`: the messages of the page, and the slots of each. */
export type English = {
  readonly title: '{programme}';
  readonly loading: '';
  readonly language: '';
  readonly intro: '{organization}';
  readonly size: '{questions}{minutes}';
  readonly howWords: '';
  readonly howCheck: '';
  readonly howReturn: '{days}';
  readonly start: '';
  readonly starting: '';
  readonly linkTitle: '';
  readonly linkText: '{date}';
  readonly copy: '';
  readonly copied: '';
  readonly go: '';
  readonly unknownTitle: '';
  readonly unknownText: '';
  readonly failedTitle: '';
  readonly failedText: '';
  readonly failedSend: '';
  readonly tooMany: '';
  readonly retry: '';
};
