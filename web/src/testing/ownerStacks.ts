import * as React from "react";

/**
 * In development, React records where each element was made, for at most 10,000 at a time. Tests of
 * components took a third of their time for it, and none reads it.
 */
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => 10_000, set: () => {} },
);
