export { keepRequest } from './ask.ts';
export { answerRequest, assignRequest, dismissRequest, type NotMailed, type RequestRef } from './close.ts';
export { RequestNotFoundError, type RequestsErrors } from './errors.ts';
export { answerLetter, letterOf, requestLetter } from './letters/request-letters.ts';
export {
  assignToPerson,
  countRequestsOf,
  listRequestsOf,
  type OrganizationRequest,
  requireRequestOf,
} from './organization-requests.ts';
export { type CandidateRequest, REQUEST_STATES, type RequestState, requestOfWish } from './request.ts';
export { dropRequests, findRequest, type ListedRequest, listRequests, requestsOf } from './request-store.ts';
export { promiseOf, type WishPromise } from './wish-promise.ts';
