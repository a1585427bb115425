export { type Answer, type AskModel, createAskModel } from './ask-model.ts';
export { type ModelBudget, releaseReservation } from './bounds.ts';
export { chooseModel, isModelAllowed } from './call-store.ts';
export { type ModelMonth, modelMonths } from './model-months.ts';
export { askedByTask, usedByTask } from './of-task.ts';
export { hasOnlyFiguresOf, isOfWords } from './of-words.ts';
export { holdsMarkup } from './plain-text.ts';
export { isSameSaid } from './same-said.ts';
export { isVerbatim, placesOf, spanOf, withPlainCharacters } from './verbatim.ts';
