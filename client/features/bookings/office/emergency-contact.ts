interface EmergencyContact {
  emergencyContactName: string;
  emergencyContactPhone: string;
}

/** Name and phone; empty if unknown, as after a seat was passed on. */
export const emergencyContactText = (of: EmergencyContact): string =>
  [of.emergencyContactName, of.emergencyContactPhone].filter(Boolean).join(', ');
