/** Written by `npm run content -- types`: the messages of the page, and the slots of each. */
export type English = {
  readonly signInSubject: '';
  readonly greeting: '{name}';
  readonly signInText: '{minutes}';
  readonly signInOpen: '';
  readonly signInButton: '';
  readonly signInIgnore: '';
  readonly joiningSubject: '{organization}';
  readonly joiningText: '{inviter}{organization}';
  readonly joiningOpen: '';
  readonly joiningOnce: '';
  readonly joiningIgnore: '';
  readonly testSubject: '{organization}';
  readonly testText: '{organization}';
};
