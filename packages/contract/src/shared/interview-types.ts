/** What an embeddable session interviews for: the twenty-two types of document 2. */
export const INTERVIEW_TYPES = [
  'STEM',
  'NON_STEM',
  'SOFTWARE_ENGINEER',
  'DOCKER_INTERVIEW',
  'DATA_SCIENTIST',
  'SENIOR_STAFF_ML',
  'RETAIL_OPERATOR',
  'FINANCIAL_EXPERT',
  'MATERIAL_EXPERT',
  'MEDICAL_EXPERT',
  'BUSINESS_ANALYST',
  'MULTI_BUSINESS_ANALYST',
  'CODE_EVALUATOR',
  'DEVOPS_IAC',
  'JD_CLOUD_ENGINEER',
  'LEGAL_EXPERT',
  'JD_MEDICAL_AI',
  'JD_PHYSICAL_AI',
  'JD_MATH_AI',
  'JD_CHEMISTRY_AI',
  'JD_BIO_AI',
  'JD_SW_MCP',
] as const;

export type InterviewType = (typeof INTERVIEW_TYPES)[number];
