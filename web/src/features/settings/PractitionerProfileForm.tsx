import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  practitionerProfileEndpoints,
  practitionerProfileSchema,
  specialtyMaxLength,
  type PractitionerProfile,
} from "@salvia/domain/account/practitionerProfile";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useSession } from "../../session/useAuth.ts";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { Section } from "../../ui/Section.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { LocaleSection } from "./LocaleSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useSaving } from "./useSaving.ts";
import { WorkingLanguages } from "./WorkingLanguages.tsx";

const drafts = draftsOf<Partial<PractitionerProfile>>();

/**
 * Changes a clinician's directory entry and the language we use with them. Fields the user is not
 * editing follow changes of `stored` made elsewhere.
 */
export function PractitionerProfileForm({ stored }: { stored: PractitionerProfile }) {
  const { t } = useTranslation("medical");
  const session = useSession();
  const [draft, setDraft] = useDraft(drafts, "practice");
  const [tried, setTried] = useState(false);
  const { saving, save, forget } = useSaving();
  useUnloadWarning(draft !== null || saving.status === "saving");
  const shown: PractitionerProfile = { ...stored, ...draft };
  const read = practitionerProfileSchema.safeParse(tidy(shown));
  const wrong = new Set(read.success || !tried ? [] : read.error.issues.map(({ path }) => path[0]));

  function change(part: Partial<PractitionerProfile>) {
    setDraft({ ...draft, ...part });
    setTried(false);
    forget();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (saving.status === "saving" || !read.success) return;
    const { data } = read;
    void save(
      async () => void (await session.ask(practitionerProfileEndpoints.changePractice, data)),
      () => setDraft(null),
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2.5 }}>
      <Section title={t("practice.title")} lead={t("practice.lead")}>
        <TextField
          label={t("practice.name")}
          value={shown.name}
          onChange={({ target }) => change({ name: target.value })}
          error={wrong.has("name")}
          helperText={wrong.has("name") ? t("practice.nameProblem") : undefined}
          autoComplete="name"
          sx={{ maxWidth: 440 }}
        />
        <TextField
          label={t("practice.specialty")}
          value={shown.specialty ?? ""}
          onChange={({ target }) => change({ specialty: target.value })}
          error={wrong.has("specialty")}
          helperText={
            wrong.has("specialty")
              ? t("practice.specialtyProblem", { most: specialtyMaxLength })
              : t("practice.specialtyHint")
          }
          autoComplete="off"
          sx={{ maxWidth: 440 }}
        />
        <WorkingLanguages
          value={shown.languages}
          isMissing={wrong.has("languages")}
          onChange={(languages) => change({ languages })}
        />
      </Section>
      <LocaleSection value={shown} onChange={change} />
      <SaveBar saving={saving} />
    </Box>
  );
}

function tidy({ name, specialty, ...rest }: PractitionerProfile): PractitionerProfile {
  return { ...rest, name: name.trim(), specialty: specialty?.trim() || null };
}
