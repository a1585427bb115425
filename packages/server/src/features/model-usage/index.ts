export { type Answer, type AskModel, createAskModel, type ModelBudget } from './ask-model.ts';
export { chooseModel, isModelAllowed } from './call-store.ts';
