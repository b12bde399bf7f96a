import { afterAll, describe } from "vitest";

import { testLeadStories } from "./leadStories.ts";
import { testMedicalStories } from "./medicalStories.ts";
import { testSignInStories } from "./signInStories.ts";
import { testSiteStories } from "./siteStories.ts";
import { storiesIn } from "./story.ts";
import { startWebKit } from "./webkit.ts";

const webkit = await startWebKit();
afterAll(() => webkit.close());

describe("WebKit", () => {
  const story = storiesIn(webkit);
  testSiteStories(story);
  testSignInStories(story, { passkeys: false });
  testLeadStories(story);
  testMedicalStories(story);
});
