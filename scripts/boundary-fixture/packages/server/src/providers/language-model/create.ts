import { createAiSdkModel } from './ai-sdk/ai-sdk-model.ts';

export const create = createAiSdkModel;
