/** Written by `npm run content -- types`: the messages of the page, and the slots of each. */
export type English = {
  readonly sound: '';
  readonly picture: '';
  readonly both: '';
  readonly ask: '';
  readonly denied: '';
  readonly blocked: '';
  readonly busy: '';
  readonly missing: '';
  readonly unplugged: '';
  readonly unsupported: '';
  readonly failed: '';
  readonly again: '';
  readonly without: '';
  readonly stop: '';
  readonly stopText: '';
  readonly stopConfirm: '';
  readonly stopCancel: '';
  readonly stopped: '';
  readonly deniedSystem: '';
  readonly reduced: '';
  readonly reducedAll: '';
  readonly pictureBack: '';
  readonly cameraOff: '';
  readonly cameraOffAll: '';
  readonly pictureOff: '';
  readonly pictureOn: '';
};
