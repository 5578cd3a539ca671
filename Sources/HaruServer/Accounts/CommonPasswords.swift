/// Passwords of eight characters and more that everybody tries first.
enum CommonPasswords {
    static let all: Set<String> = [
        "12345678", "123456789", "1234567890", "12345678910", "11111111", "00000000", "88888888",
        "87654321", "987654321", "0987654321", "12341234", "11223344", "12121212", "123123123",
        "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "qwertyui", "qwertyuiop", "qwerty123", "qwerty12",
        "asdfghjk", "asdfghjkl", "zxcvbnm1", "q1w2e3r4", "qazwsxedc", "abcd1234", "abc12345",
        "a1234567", "a12345678", "aa123456", "abcdefgh", "password", "password1", "password12",
        "password123", "passw0rd", "p@ssw0rd", "p@ssword", "pass1234", "changeme", "letmein1",
        "welcome1", "welcome123", "iloveyou", "iloveyou1", "princess", "sunshine", "football",
        "baseball", "superman", "batman123", "starwars", "trustno1", "whatever", "computer",
        "internet", "samsung1", "michelle", "jennifer", "charlie1", "liverpool", "pokemon1",
        "master12", "dragon12", "monkey12", "shadow12", "administrator", "admin123", "admin1234",
        "adminadmin", "root1234", "test1234", "testtest", "guest123", "user1234", "harupassword",
        "haruharu", "qlalfqjsgh", "tkfkdgo1", "dkssudgktpdy", "sakura12", "doraemon", "arashi12",
    ]
}
