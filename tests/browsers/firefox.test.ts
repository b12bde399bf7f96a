import { afterAll, describe } from "vitest";

import { startFirefox } from "./firefox.ts";
import { testFirefoxStories } from "./firefoxStories.ts";
import { testLeadStories } from "./leadStories.ts";
import { testMedicalStories } from "./medicalStories.ts";
import { testSignInStories } from "./signInStories.ts";
import { testSiteStories } from "./siteStories.ts";
import { storiesIn } from "./story.ts";

const firefox = await startFirefox();
afterAll(() => firefox.close());

describe("Firefox", () => {
  const story = storiesIn(firefox);
  testSiteStories(story);
  testSignInStories(story, { passkeys: true });
  testLeadStories(story);
  testMedicalStories(story);
  testFirefoxStories(story);
});
