import { parseConfig } from './config.js';

describe('the company', () => {
  it('may have a name of a hundred characters', () => {
    expect(parseConfig({ COMPANY_NAME: '🦺'.repeat(100) }).company.name).toBe('🦺'.repeat(100));
  });

  it('has its phone in national format for display and in E.164 for links', () => {
    expect(parseConfig({ COMPANY_PHONE: '801.555.0142' }).company).toMatchObject({
      phone: '+18015550142',
      phoneDisplay: '(801) 555-0142',
    });
  });

  it('has white text on a dark primary colour and ink on a light one', () => {
    expect(parseConfig({ BRAND_PRIMARY: '#003366' }).company).toMatchObject({ brandPrimaryText: '#ffffff' });
    expect(parseConfig({ BRAND_PRIMARY: '#FFC800' }).company).toMatchObject({
      brandPrimary: '#ffc800',
      brandPrimaryText: '#16191d',
    });
  });
});
