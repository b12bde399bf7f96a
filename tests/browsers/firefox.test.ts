import { afterAll, describe } from "vitest";

import { startFirefox } from "./firefox.ts";
import { tellFirefoxStories } from "./firefoxStories.ts";
import { tellLeadStories } from "./leadStories.ts";
import { tellMedicalStories } from "./medicalStories.ts";
import { tellSignInStories } from "./signInStories.ts";
import { tellSiteStories } from "./siteStories.ts";
import { storiesIn } from "./story.ts";

const firefox = await startFirefox();
afterAll(() => firefox.close());

describe("Firefox", () => {
  const story = storiesIn(firefox);
  tellSiteStories(story);
  tellSignInStories(story, { passkeys: true });
  tellLeadStories(story);
  tellMedicalStories(story);
  tellFirefoxStories(story);
});
