import type { Student } from './student.type.js';

export function studentJson(student: Student) {
  return {
    id: student.id,
    first_name: student.firstName,
    last_name: student.lastName,
    email: student.email,
    phone: student.phone,
    company_name: student.companyName,
    emergency_contact_name: student.emergencyContactName,
    emergency_contact_phone: student.emergencyContactPhone,
    text_notifications: student.textNotifications,
    version: student.version,
    createdAt: student.createdAt.toISOString(),
  };
}
