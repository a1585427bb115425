export const createAiSdkModel = (): string => 'loaded at the start';
