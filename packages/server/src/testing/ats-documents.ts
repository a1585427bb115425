// What the public documents of applicant tracking systems say, with where each is said. Read on 2026-11-30. Hosts of people
// end in .example here: nothing is fetched from, or sent to, somebody else.

/** grnhse/greenhouse-api-docs, source/includes/assessment/, published at https://developers.greenhouse.io/assessment.html. */
export const GREENHOUSE = {
  /** `_send_test.md`; `partner_test_id` is the partner's, and an earlier edition has it as a number. */
  sendTest: {
    candidate: {
      first_name: 'Harry',
      last_name: 'Potter',
      resume_url: 'https://hogwarts.example/resume',
      phone_number: '123-456-7890',
      email: 'hpotter@hogwarts.example',
      greenhouse_profile_url: 'https://app.greenhouse.io/people/17681532?application_id=26234709',
    },
    url: 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345',
  },
  /** `_test_status.md`: the keys of a reply; the address is required once it is complete, metadata are flat. */
  statusKeys: ['partner_status', 'partner_profile_url', 'partner_score', 'metadata'],
  /** `_response_error.md`: numbers where the other pages have text. */
  responseError: {
    api_call: 'test_status',
    errors: ["partner_status is 'complete' but partner_profile url is missing"],
    partner_test_id: 12345,
    partner_test_name: 'Personality Test',
    partner_interview_id: 299506,
    candidate_email: 'hpotter@hogwarts.example',
  },
};

/**
 * https://developers.ashbyhq.com/docs/creating-an-assessments-integration and the reference beside it, whose OpenAPI form is
 * mirrored in api-evangelist/ashby, openapi/ashby-assessment-api-openapi.yml. It has fields and no whole example.
 */
export const ASHBY = {
  /** Required of `assessment.start`, by path. */
  start: {
    '': ['assessment_type_id', 'candidate', 'application', 'job'],
    candidate: ['ashby_id', 'first_name', 'last_name', 'email', 'ashby_profile_url'],
    application: ['ashby_id', 'status'],
    job: ['ashby_id', 'name', 'ashby_job_url'],
  },
  /** Given besides: of the job, and what a partner with fields of its own is sent. */
  startOptional: { job: { req_id: 'R-1', hiringTeam: [] }, additional_fields: { department: 'eng' } },
  /** Required of `assessment.update`; a status unless there is a reason, an address with a result; `timestamp` is ms. */
  update: ['assessment_id', 'timestamp'],
  values: ['assessment_status', 'assessment_profile_url', 'assessment_result', 'cancelled_reason'],
  /** Required of each value, and the types that one may have. */
  value: ['identifier', 'label', 'type', 'value'],
  valueTypes: ['numeric_score', 'numeric_duration_minutes', 'url', 'string', 'boolean_success'],
};
