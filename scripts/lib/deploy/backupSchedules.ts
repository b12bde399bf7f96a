/** The backups of the database: a schedule for each recurrence, and how long its backups are kept. */
export const backupSchedules = [
  {
    recurrence: "daily",
    key: "dailyRecurrence",
    /** As Firestore expects it. */
    schedule: { dailyRecurrence: {}, retention: "604800s" },
    kept: "7 days",
  },
  {
    recurrence: "weekly",
    key: "weeklyRecurrence",
    schedule: { weeklyRecurrence: { day: "SUNDAY" }, retention: "8467200s" },
    kept: "14 weeks",
  },
] as const;
