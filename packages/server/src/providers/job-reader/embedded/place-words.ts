import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/** Words around place names, on folded text. */
export const placeWords = once(() => {
  const { any, whole } = listsOf('places');
  const pattern = (source: string, flags = '') => new RegExp(source, flags);
  return {
    /** What announces a place: a label in front of a colon, a bar, a bracket or the like. */
    LOCATION_LABEL: pattern(
      String.raw`(?:^|[\s*\-•|(\[【「,;/>]|\p{Extended_Pictographic}\ufe0f?)(?:${any('label')})(?:\s*\([^()]{0,24}\))?[\s*_]*(?:[:：|】\]」>]|=>?|\s-\s|は|→)\s*[^\n]{0,140}$`,
      'u',
    ),
    /** What is said of the job's own place. */
    STRONG_CUE: pattern(whole('strongCue')),
    /** Of those, the ones that speak of a place of work and nothing else. */
    ANCHOR: pattern(whole('anchor')),
    /** What makes a country the job's own: living there, allowed to work there, remote within it. */
    COUNTRY_CUE: pattern(whole('countryCue')),
    /** What belongs to other places than the job's, close by in the same clause. */
    OTHER_PLACE: pattern(whole('otherPlace')),
    /** A company's headquarters is elsewhere often enough. */
    HEADQUARTERS: pattern(whole('headquarters')),
    /** Where a company began: seldom the place of the job, but better than nothing. */
    ORIGIN: pattern(whole('origin')),
    /** Rooms of the company, and what says that the job itself is meant. */
    OFFICE: pattern(whole('office')),
    JOB: pattern(whole('job')),
    /** Words of a whole sentence, which no title has. */
    SENTENCE: pattern(whole('sentence')),
    /** A job that may be done in all of a country that is not named. */
    IN_THE_COUNTRY: pattern(whole('inTheCountry')),
    /** "across France", "in all of Canada", "भारत में कहीं से भी": a job or team that is spread over a country. */
    SPREAD: pattern(String.raw`(?:${any('spread')})\s*(?:la |el |the |o |a |de |of |l'|d'|il |d )?$`),
    SPREAD_AFTER: pattern(`^(?:${any('spreadAfter')})`),
    /** Labels that announce the place of the job and nothing else. */
    PLACE_LABEL: pattern(
      String.raw`(?:^|[\s*\-•|(\[【,;]|\p{Extended_Pictographic}\ufe0f?)(?:${any('labelOfJob')})(?:\s*\([^()]{0,24}\))?[\s*_]*(?:[:：】\]]|\s-\s|=)[\s*_]*(?:(?:d|a|ch|f)-)?(?:\d{4,5} )?`,
      'u',
    ),
  };
});
