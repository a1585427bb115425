import type { English } from '@colloquy/content/messages/identity';
import { catalogueLanguage, type IdentityForm, type Language } from '@colloquy/contract/shared';
import { useEffect, useState } from 'react';
import { fetchCatalogue } from './catalogues.ts';
import './organization.css';

type IdentityCatalogue = { readonly [Key in keyof English]: string };

const FILES = import.meta.glob<IdentityCatalogue>('../../../content/dist/compiled/messages/identity/*.json', {
  import: 'default',
});

type OrganizationProps = { identity: IdentityForm | undefined };

/** The logo, where there is one. The name is next to it in words: whoever sees no picture misses nothing. */
export function OrganizationLogo({ identity }: OrganizationProps) {
  useColour(identity);
  const logo = identity?.logo ?? null;
  if (logo === null) return null;
  return <img className="o-logo" src={logo.url} width={logo.width} height={logo.height} alt="" />;
}

/** Whom to ask, and the privacy notice, as links. */
export function OrganizationLinks({ identity, language }: OrganizationProps & { language: Language }) {
  const { contact = null, privacyUrl = null } = identity ?? {};
  const isEmpty = contact === null && privacyUrl === null;
  const words = useIdentityWords(isEmpty ? null : language);
  if (isEmpty || words === null) return null;
  const [before = '', after = ''] = words.contact.split('{contact}');
  return (
    <ul className="o-links small">
      {contact !== null && (
        <li>
          {before}
          <a href={`mailto:${contact}`} dir="ltr">
            {contact}
          </a>
          {after}
        </li>
      )}
      {privacyUrl !== null && (
        <li>
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {words.privacy}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Null until they have come; a page does without them where they cannot be fetched. */
function useIdentityWords(language: Language | null): IdentityCatalogue | null {
  const [words, setWords] = useState<IdentityCatalogue | null>(null);
  useEffect(() => {
    if (language === null) return;
    let current = true;
    fetchCatalogue(FILES, catalogueLanguage(language)).then(
      (found) => current && setWords(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return words;
}

/** The organization's colour takes the place of our accent: it is readable on either paper. */
function useColour(identity: IdentityForm | undefined): void {
  const light = identity?.shades?.light ?? null;
  const dark = identity?.shades?.dark ?? null;
  useEffect(() => {
    const root = document.documentElement;
    if (light === null || dark === null) return;
    root.style.setProperty('--own-light', light);
    root.style.setProperty('--own-dark', dark);
    root.dataset.own = '';
    return () => {
      root.style.removeProperty('--own-light');
      root.style.removeProperty('--own-dark');
      delete root.dataset.own;
    };
  }, [light, dark]);
}
