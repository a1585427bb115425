/** Year, month and day as document 3 writes them; 0 stands for what is not known, three zeros for an open end. */
export type DateParts = { year: number; month: number; day: number };

/** Document 3's Profile. Unknown values are `""`, `[]`, `false` and zeros, never null. */
export type Profile = {
  firstName: string;
  lastName: string;
  isOpenToWork: boolean;
  isHiring: boolean;
  profilePicture: string;
  summary: string;
  headline: string;
  geo: { country: string; city: string; full: string };
  educations: ProfileEducation[];
  position: ProfilePosition[];
  skills: { name: string }[];
  certifications: ProfileCertification[];
  publicIdentifier: string;
  profileUrn: string;
  /** One string: `English (native), German (B2)`. */
  languages: string;
};

export type ProfileEducation = {
  start: DateParts;
  end: DateParts;
  fieldOfStudy: string;
  degree: string;
  grade: string;
  schoolName: string;
  description: string;
  activities: string;
};

export type ProfilePosition = {
  companyName: string;
  companyUsername: string;
  companyURL: string;
  companyIndustry: string;
  companyStaffCountRange: string;
  title: string;
  location: string;
  description: string;
  employmentType: string;
  start: DateParts;
  end: DateParts;
};

export type ProfileCertification = {
  name: string;
  start: DateParts;
  end: DateParts;
  authority: string;
  company: { name: string; universalName: string; logo: string };
};
